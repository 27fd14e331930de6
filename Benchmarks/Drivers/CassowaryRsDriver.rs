// Runs peer programs on cassowary-rs. The grammar of programs, commands and answers is that of KiwiDriver.cpp.
//
// Values are read as the library offers it: it tells what changed, and that is written into a table of all values.

use cassowary::strength;
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::str::SplitWhitespace;
use std::time::Instant;

struct ConstraintText {
    strength: f64,
    relation: RelationalOperator,
    constant: f64,
    terms: Vec<(f64, usize)>,
}

enum Operation {
    Make(usize),
    Add(usize),
    Remove(usize),
    Edit(usize, f64),
    Suggest(usize, f64),
}

#[derive(Default)]
struct Program {
    variable_count: usize,
    constraints: Vec<ConstraintText>,
    // Element 0 is the build, element i + 1 is step i.
    parts: Vec<Vec<Operation>>,
}

fn next<T: std::str::FromStr>(words: &mut SplitWhitespace) -> Result<T, String> {
    words.next().and_then(|word| word.parse().ok()).ok_or_else(|| "incomplete line".to_string())
}

fn strength_of(priority: f64, weight: f64) -> Result<f64, String> {
    match priority as i64 {
        1000 => Ok(strength::REQUIRED),
        750 => Ok(strength::STRONG * weight),
        500 => Ok(strength::MEDIUM * weight),
        250 => Ok(strength::WEAK * weight),
        _ => Err("cassowary-rs has no strength for this priority".to_string()),
    }
}

impl Program {
    // Takes one line; true when the program is complete.
    fn take(&mut self, line: &str) -> Result<bool, String> {
        let mut words = line.split_whitespace();
        let word: String = next(&mut words)?;
        let operation = match word.as_str() {
            "variables" => {
                self.variable_count = next(&mut words)?;
                return Ok(false);
            }
            "constraint" => {
                let priority = next(&mut words)?;
                let weight = next(&mut words)?;
                let relation: i64 = next(&mut words)?;
                let constant = next(&mut words)?;
                let count: usize = next(&mut words)?;
                let mut terms = Vec::with_capacity(count);
                for _ in 0..count {
                    terms.push((next(&mut words)?, next(&mut words)?));
                }
                self.constraints.push(ConstraintText {
                    strength: strength_of(priority, weight)?,
                    relation: match relation {
                        0 => RelationalOperator::Equal,
                        r if r < 0 => RelationalOperator::LessOrEqual,
                        _ => RelationalOperator::GreaterOrEqual,
                    },
                    constant,
                    terms,
                });
                return Ok(false);
            }
            "begin" | "step" => {
                self.parts.push(Vec::new());
                return Ok(false);
            }
            "end" => return Ok(true),
            "make" => Operation::Make(next(&mut words)?),
            "add" => Operation::Add(next(&mut words)?),
            "remove" => Operation::Remove(next(&mut words)?),
            "edit" => Operation::Edit(next(&mut words)?, strength_of(next(&mut words)?, 1.0)?),
            "suggest" => Operation::Suggest(next(&mut words)?, next(&mut words)?),
            _ => return Err(format!("not a line of a peer program: {}", line)),
        };
        self.parts.last_mut().ok_or("no `begin`")?.push(operation);
        Ok(false)
    }
}

struct Run<'a> {
    program: &'a Program,
    solver: Solver,
    variables: Vec<Variable>,
    places: HashMap<Variable, usize>,
    made: Vec<Option<Constraint>>,
    values: Vec<f64>,
}

impl<'a> Run<'a> {
    fn new(program: &'a Program) -> Run<'a> {
        Run {
            program,
            solver: Solver::new(),
            variables: Vec::new(),
            places: HashMap::new(),
            made: Vec::new(),
            values: Vec::new(),
        }
    }

    fn reset(&mut self) {
        self.solver = Solver::new();
        self.variables = Vec::with_capacity(self.program.variable_count);
        self.places = HashMap::with_capacity(self.program.variable_count);
        self.made = vec![None; self.program.constraints.len()];
        self.values = vec![0.0; self.program.variable_count];
    }

    fn build(&mut self) -> Result<f64, String> {
        let start = Instant::now();
        for index in 0..self.program.variable_count {
            let variable = Variable::new();
            self.variables.push(variable);
            self.places.insert(variable, index);
        }
        self.perform(0)?;
        let seconds = start.elapsed().as_secs_f64();
        for operation in &self.program.parts[0] {
            if let Operation::Make(index) = operation {
                self.constraint(*index);
            }
        }
        Ok(seconds)
    }

    fn steps(&mut self, from: usize, to: usize) -> Result<f64, String> {
        let start = Instant::now();
        for index in from..to {
            self.perform(index + 1)?;
        }
        Ok(start.elapsed().as_secs_f64())
    }

    fn constraint(&mut self, index: usize) -> Constraint {
        let text = &self.program.constraints[index];
        let variables = &self.variables;
        self.made[index]
            .get_or_insert_with(|| {
                let terms = text
                    .terms
                    .iter()
                    .map(|&(coefficient, variable)| Term { variable: variables[variable], coefficient })
                    .collect();
                Constraint::new(Expression::new(terms, -text.constant), text.relation, text.strength)
            })
            .clone()
    }

    fn perform(&mut self, part: usize) -> Result<(), String> {
        let program = self.program;
        for operation in &program.parts[part] {
            match *operation {
                Operation::Make(_) => {}
                Operation::Add(index) => {
                    let constraint = self.constraint(index);
                    self.solver.add_constraint(constraint).map_err(|error| format!("{:?}", error))?;
                }
                Operation::Remove(index) => {
                    let constraint = self.constraint(index);
                    self.solver.remove_constraint(&constraint).map_err(|error| format!("{:?}", error))?;
                }
                Operation::Edit(variable, strength) => self
                    .solver
                    .add_edit_variable(self.variables[variable], strength)
                    .map_err(|error| format!("{:?}", error))?,
                Operation::Suggest(variable, value) => self
                    .solver
                    .suggest_value(self.variables[variable], value)
                    .map_err(|error| format!("{:?}", error))?,
            }
        }
        for &(variable, value) in self.solver.fetch_changes() {
            self.values[self.places[&variable]] = value;
        }
        Ok(())
    }

    fn command(&mut self, line: &str) -> Result<f64, String> {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("reset") => {
                self.reset();
                Ok(0.0)
            }
            Some("build") => self.build(),
            Some("steps") => {
                let from = next(&mut words)?;
                let to = next(&mut words)?;
                self.steps(from, to)
            }
            _ => Err(format!("not a command: {}", line)),
        }
    }
}

fn main() -> io::Result<()> {
    let input = io::stdin();
    let mut lines = input.lock().lines();
    let mut program = Program::default();
    let mut broken: Option<String> = None;
    while let Some(line) = lines.next() {
        let line = line?;
        if broken.is_some() {
            if line == "end" {
                break;
            }
            continue;
        }
        match program.take(&line) {
            Ok(true) => break,
            Ok(false) => {}
            Err(error) => {
                broken = Some(error);
            }
        }
    }
    let output = io::stdout();
    let mut output = io::BufWriter::new(output.lock());
    let mut run = Run::new(&program);
    for line in lines {
        let line = line?;
        let result = match &broken {
            Some(error) => Err(error.clone()),
            None => run.command(&line),
        };
        match result {
            Ok(seconds) => {
                write!(output, "ok {:016x}", seconds.to_bits())?;
                for value in &run.values {
                    write!(output, " {:016x}", value.to_bits())?;
                }
                writeln!(output)?;
            }
            Err(error) => writeln!(output, "error {}", error)?,
        }
        output.flush()?;
    }
    Ok(())
}
