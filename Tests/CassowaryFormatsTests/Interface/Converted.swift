import CassowaryLayout

/// The views of ROO-st-ack.
func makeROOStAck() -> LayoutView {
  let root = LayoutView()
  root.identifier = "ROO-st-ack"
  root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
  let stack1 = StackView()
  stack1.identifier = "ROW-eq-ual"
  stack1.translatesAutoresizingMaskIntoConstraints = false
  stack1.hidingBehavior = .uikit
  stack1.distribution = .fillEqually
  stack1.spacing = 10
  let view2 = LayoutView()
  view2.identifier = "EQ1-eq-ual"
  view2.translatesAutoresizingMaskIntoConstraints = false
  let view3 = LayoutView()
  view3.identifier = "EQ2-eq-ual"
  view3.translatesAutoresizingMaskIntoConstraints = false
  let view4 = LayoutView()
  view4.identifier = "EQ3-eq-ual"
  view4.translatesAutoresizingMaskIntoConstraints = false
  let stack5 = StackView()
  stack5.identifier = "ROW-sp-ace"
  stack5.translatesAutoresizingMaskIntoConstraints = false
  stack5.hidingBehavior = .uikit
  stack5.distribution = .equalSpacing
  stack5.spacing = 6
  let view6 = LayoutView()
  view6.identifier = "SP1-sp-ace"
  view6.translatesAutoresizingMaskIntoConstraints = false
  let view7 = LayoutView()
  view7.identifier = "SP2-sp-ace"
  view7.translatesAutoresizingMaskIntoConstraints = false
  let view8 = LayoutView()
  view8.identifier = "SP3-sp-ace"
  view8.translatesAutoresizingMaskIntoConstraints = false
  let stack9 = StackView()
  stack9.identifier = "ROW-ce-ntr"
  stack9.translatesAutoresizingMaskIntoConstraints = false
  stack9.hidingBehavior = .uikit
  stack9.distribution = .equalCentering
  stack9.spacing = 6
  let view10 = LayoutView()
  view10.identifier = "CE1-ce-ntr"
  view10.translatesAutoresizingMaskIntoConstraints = false
  let view11 = LayoutView()
  view11.identifier = "CE2-ce-ntr"
  view11.translatesAutoresizingMaskIntoConstraints = false
  let view12 = LayoutView()
  view12.identifier = "CE3-ce-ntr"
  view12.translatesAutoresizingMaskIntoConstraints = false
  let stack13 = StackView()
  stack13.identifier = "ROW-pr-opo"
  stack13.translatesAutoresizingMaskIntoConstraints = false
  stack13.hidingBehavior = .uikit
  stack13.distribution = .fillProportionally
  stack13.spacing = 10
  let label14 = RecordedLabel(text: "Text")
  label14.identifier = "PR1-pr-opo"
  label14.translatesAutoresizingMaskIntoConstraints = false
  label14.setContentHuggingPriority(251, for: .horizontal)
  label14.setContentHuggingPriority(251, for: .vertical)
  label14.recordedFirstBaseline = Baseline(fractionOfHeight: 0, offset: 16.183999999999997)
  label14.recordedLastBaseline = Baseline(fractionOfHeight: 1, offset: -4.0969999999999995)
  label14.contentMeasurer = RecordedSize(width: 160, height: 30)
  let label15 = RecordedLabel(text: "Text")
  label15.identifier = "PR2-pr-opo"
  label15.translatesAutoresizingMaskIntoConstraints = false
  label15.setContentHuggingPriority(251, for: .horizontal)
  label15.setContentHuggingPriority(251, for: .vertical)
  label15.recordedFirstBaseline = Baseline(fractionOfHeight: 0, offset: 16.183999999999997)
  label15.recordedLastBaseline = Baseline(fractionOfHeight: 1, offset: -4.0969999999999995)
  label15.contentMeasurer = RecordedSize(width: 80, height: 30)
  let label16 = RecordedLabel(text: "Text")
  label16.identifier = "PR3-pr-opo"
  label16.translatesAutoresizingMaskIntoConstraints = false
  label16.setContentHuggingPriority(251, for: .horizontal)
  label16.setContentHuggingPriority(251, for: .vertical)
  label16.recordedFirstBaseline = Baseline(fractionOfHeight: 0, offset: 16.183999999999997)
  label16.recordedLastBaseline = Baseline(fractionOfHeight: 1, offset: -4.0969999999999995)
  label16.contentMeasurer = RecordedSize(width: 154, height: 30)
  let stack17 = StackView()
  stack17.identifier = "ROW-al-top"
  stack17.translatesAutoresizingMaskIntoConstraints = false
  stack17.hidingBehavior = .uikit
  stack17.alignment = .leading
  let view18 = LayoutView()
  view18.identifier = "AT1-al-top"
  view18.translatesAutoresizingMaskIntoConstraints = false
  let view19 = LayoutView()
  view19.identifier = "AT2-al-top"
  view19.translatesAutoresizingMaskIntoConstraints = false
  let stack20 = StackView()
  stack20.identifier = "ROW-al-bot"
  stack20.translatesAutoresizingMaskIntoConstraints = false
  stack20.hidingBehavior = .uikit
  stack20.alignment = .trailing
  let view21 = LayoutView()
  view21.identifier = "AB1-al-bot"
  view21.translatesAutoresizingMaskIntoConstraints = false
  let view22 = LayoutView()
  view22.identifier = "AB2-al-bot"
  view22.translatesAutoresizingMaskIntoConstraints = false
  let stack23 = StackView()
  stack23.identifier = "ROW-al-cen"
  stack23.translatesAutoresizingMaskIntoConstraints = false
  stack23.hidingBehavior = .uikit
  stack23.alignment = .center
  let view24 = LayoutView()
  view24.identifier = "AC1-al-cen"
  view24.translatesAutoresizingMaskIntoConstraints = false
  let view25 = LayoutView()
  view25.identifier = "AC2-al-cen"
  view25.translatesAutoresizingMaskIntoConstraints = false
  let stack26 = StackView()
  stack26.identifier = "COL-ma-rgi"
  stack26.translatesAutoresizingMaskIntoConstraints = false
  stack26.hidingBehavior = .uikit
  stack26.axis = .vertical
  stack26.spacing = 10
  stack26.isLayoutMarginsRelativeArrangement = true
  stack26.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 8, leading: 20,
    bottom: 8, trailing: 20)
  let view27 = LayoutView()
  view27.identifier = "MA1-ma-rgi"
  view27.translatesAutoresizingMaskIntoConstraints = false
  let view28 = LayoutView()
  view28.identifier = "MA2-ma-rgi"
  view28.translatesAutoresizingMaskIntoConstraints = false
  let stack29 = StackView()
  stack29.identifier = "COL-st-and"
  stack29.translatesAutoresizingMaskIntoConstraints = false
  stack29.hidingBehavior = .uikit
  stack29.axis = .vertical
  stack29.distribution = .fillEqually
  stack29.spacing = StackView.spacingUseSystem
  let view30 = LayoutView()
  view30.identifier = "ST1-st-and"
  view30.translatesAutoresizingMaskIntoConstraints = false
  let view31 = LayoutView()
  view31.identifier = "ST2-st-and"
  view31.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(stack1)
  root.addSubview(stack5)
  root.addSubview(stack9)
  root.addSubview(stack13)
  root.addSubview(stack17)
  root.addSubview(stack20)
  root.addSubview(stack23)
  root.addSubview(stack26)
  root.addSubview(stack29)
  stack1.addArrangedSubview(view2)
  stack1.addArrangedSubview(view3)
  stack1.addArrangedSubview(view4)
  stack5.addArrangedSubview(view6)
  stack5.addArrangedSubview(view7)
  stack5.addArrangedSubview(view8)
  stack9.addArrangedSubview(view10)
  stack9.addArrangedSubview(view11)
  stack9.addArrangedSubview(view12)
  stack13.addArrangedSubview(label14)
  stack13.addArrangedSubview(label15)
  stack13.addArrangedSubview(label16)
  stack17.addArrangedSubview(view18)
  stack17.addArrangedSubview(view19)
  stack20.addArrangedSubview(view21)
  stack20.addArrangedSubview(view22)
  stack23.addArrangedSubview(view24)
  stack23.addArrangedSubview(view25)
  stack26.addArrangedSubview(view27)
  stack26.addArrangedSubview(view28)
  stack29.addArrangedSubview(view30)
  stack29.addArrangedSubview(view31)
  root.frame = Rect(x: 0, y: 0, width: 414, height: 896)
  root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  root.displayScale = 2
  stack1.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c52-xx-con")
  root.trailingAnchor.constraint(equalTo: stack1.trailingAnchor).activate(identifier: "c53-xx-con")
  stack1.topAnchor.constraint(equalTo: root.topAnchor).activate(identifier: "c54-xx-con")
  stack5.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c55-xx-con")
  root.trailingAnchor.constraint(equalTo: stack5.trailingAnchor).activate(identifier: "c56-xx-con")
  stack5.topAnchor.constraint(equalTo: stack1.bottomAnchor).activate(identifier: "c57-xx-con")
  stack9.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c58-xx-con")
  root.trailingAnchor.constraint(equalTo: stack9.trailingAnchor).activate(identifier: "c59-xx-con")
  stack9.topAnchor.constraint(equalTo: stack5.bottomAnchor).activate(identifier: "c60-xx-con")
  stack13.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c61-xx-con")
  root.trailingAnchor.constraint(equalTo: stack13.trailingAnchor).activate(identifier: "c62-xx-con")
  stack13.topAnchor.constraint(equalTo: stack9.bottomAnchor).activate(identifier: "c63-xx-con")
  stack17.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c64-xx-con")
  root.trailingAnchor.constraint(equalTo: stack17.trailingAnchor).activate(identifier: "c65-xx-con")
  stack17.topAnchor.constraint(equalTo: stack13.bottomAnchor).activate(identifier: "c66-xx-con")
  stack20.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c67-xx-con")
  root.trailingAnchor.constraint(equalTo: stack20.trailingAnchor).activate(identifier: "c68-xx-con")
  stack20.topAnchor.constraint(equalTo: stack17.bottomAnchor).activate(identifier: "c69-xx-con")
  stack23.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c70-xx-con")
  root.trailingAnchor.constraint(equalTo: stack23.trailingAnchor).activate(identifier: "c71-xx-con")
  stack23.topAnchor.constraint(equalTo: stack20.bottomAnchor).activate(identifier: "c72-xx-con")
  stack26.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c73-xx-con")
  root.trailingAnchor.constraint(equalTo: stack26.trailingAnchor).activate(identifier: "c74-xx-con")
  stack26.topAnchor.constraint(equalTo: stack23.bottomAnchor).activate(identifier: "c75-xx-con")
  stack29.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c76-xx-con")
  root.trailingAnchor.constraint(equalTo: stack29.trailingAnchor).activate(identifier: "c77-xx-con")
  stack29.topAnchor.constraint(equalTo: stack26.bottomAnchor).activate(identifier: "c78-xx-con")
  stack1.heightAnchor.constraint(equalToConstant: 30).activate(identifier: "c27-xx-con")
  stack5.heightAnchor.constraint(equalToConstant: 30).activate(identifier: "c31-xx-con")
  view6.widthAnchor.constraint(equalToConstant: 25).activate(identifier: "c28-xx-con")
  view7.widthAnchor.constraint(equalToConstant: 100).activate(identifier: "c29-xx-con")
  view8.widthAnchor.constraint(equalToConstant: 100).activate(identifier: "c30-xx-con")
  stack9.heightAnchor.constraint(equalToConstant: 30).activate(identifier: "c35-xx-con")
  view10.widthAnchor.constraint(equalToConstant: 25).activate(identifier: "c32-xx-con")
  view11.widthAnchor.constraint(equalToConstant: 100).activate(identifier: "c33-xx-con")
  view12.widthAnchor.constraint(equalToConstant: 100).activate(identifier: "c34-xx-con")
  stack13.heightAnchor.constraint(equalToConstant: 30).activate(identifier: "c36-xx-con")
  stack17.heightAnchor.constraint(equalToConstant: 30).activate(identifier: "c40-xx-con")
  view18.widthAnchor.constraint(equalToConstant: 100).activate(identifier: "c37-xx-con")
  view18.heightAnchor.constraint(equalToConstant: 10).activate(identifier: "c38-xx-con")
  view18.heightAnchor.constraint(equalToConstant: 50).activate(priority: 100, identifier: "IB-design-time-size")
  view19.heightAnchor.constraint(equalToConstant: 20).activate(identifier: "c39-xx-con")
  view19.heightAnchor.constraint(equalToConstant: 50).activate(priority: 100, identifier: "IB-design-time-size")
  stack20.heightAnchor.constraint(equalToConstant: 30).activate(identifier: "c44-xx-con")
  view21.widthAnchor.constraint(equalToConstant: 100).activate(identifier: "c41-xx-con")
  view21.heightAnchor.constraint(equalToConstant: 10).activate(identifier: "c42-xx-con")
  view21.heightAnchor.constraint(equalToConstant: 50).activate(priority: 100, identifier: "IB-design-time-size")
  view22.heightAnchor.constraint(equalToConstant: 20).activate(identifier: "c43-xx-con")
  view22.heightAnchor.constraint(equalToConstant: 50).activate(priority: 100, identifier: "IB-design-time-size")
  stack23.heightAnchor.constraint(equalToConstant: 30).activate(identifier: "c48-xx-con")
  view24.widthAnchor.constraint(equalToConstant: 100).activate(identifier: "c45-xx-con")
  view24.heightAnchor.constraint(equalToConstant: 10).activate(identifier: "c46-xx-con")
  view24.heightAnchor.constraint(equalToConstant: 50).activate(priority: 100, identifier: "IB-design-time-size")
  view25.heightAnchor.constraint(equalToConstant: 20).activate(identifier: "c47-xx-con")
  view25.heightAnchor.constraint(equalToConstant: 50).activate(priority: 100, identifier: "IB-design-time-size")
  stack26.heightAnchor.constraint(equalToConstant: 100).activate(identifier: "c50-xx-con")
  view27.heightAnchor.constraint(equalToConstant: 40).activate(identifier: "c49-xx-con")
  stack29.heightAnchor.constraint(equalToConstant: 100).activate(identifier: "c51-xx-con")
  return root
}

/// The views of SCR-ol-led.
func makeSCROlLed() -> LayoutView {
  let root = LayoutView()
  root.identifier = "ROO-sc-rol"
  root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  let scroll1 = ScrollView()
  scroll1.identifier = "SCR-pl-ain"
  scroll1.translatesAutoresizingMaskIntoConstraints = false
  let view2 = LayoutView()
  view2.identifier = "CON-pl-ain"
  view2.translatesAutoresizingMaskIntoConstraints = false
  let scroll3 = ScrollView()
  scroll3.identifier = "SCR-gu-ide"
  scroll3.translatesAutoresizingMaskIntoConstraints = false
  let view4 = LayoutView()
  view4.identifier = "CON-gu-ide"
  view4.translatesAutoresizingMaskIntoConstraints = false
  let view5 = LayoutView()
  view5.identifier = "FRA-gu-ide"
  view5.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(scroll1)
  root.addSubview(scroll3)
  scroll1.addSubview(view2)
  scroll3.addSubview(view4)
  scroll3.addSubview(view5)
  root.frame = Rect(x: 0, y: 0, width: 375, height: 667)
  root.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  root.displayScale = 2
  scroll1.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c106-xx-con")
  root.trailingAnchor.constraint(equalTo: scroll1.trailingAnchor).activate(identifier: "c107-xx-con")
  scroll1.topAnchor.constraint(equalTo: root.topAnchor).activate(identifier: "c108-xx-con")
  scroll1.heightAnchor.constraint(equalToConstant: 300).activate(identifier: "c109-xx-con")
  scroll3.topAnchor.constraint(equalTo: scroll1.bottomAnchor).activate(identifier: "c110-xx-con")
  scroll3.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c111-xx-con")
  root.trailingAnchor.constraint(equalTo: scroll3.trailingAnchor).activate(identifier: "c112-xx-con")
  root.bottomAnchor.constraint(equalTo: scroll3.bottomAnchor).activate(identifier: "c113-xx-con")
  view2.leadingAnchor.constraint(equalTo: scroll1.leadingAnchor, constant: 10).activate(identifier: "c91-xx-con")
  view2.topAnchor.constraint(equalTo: scroll1.topAnchor, constant: 20).activate(identifier: "c92-xx-con")
  scroll1.trailingAnchor.constraint(equalTo: view2.trailingAnchor, constant: 10).activate(identifier: "c93-xx-con")
  scroll1.bottomAnchor.constraint(equalTo: view2.bottomAnchor, constant: 20).activate(identifier: "c94-xx-con")
  view2.widthAnchor.constraint(equalTo: scroll1.widthAnchor).activate(identifier: "c95-xx-con")
  view2.heightAnchor.constraint(equalToConstant: 800).activate(identifier: "c90-xx-con")
  view4.leadingAnchor.constraint(equalTo: scroll3.contentLayoutGuide.leadingAnchor).activate(identifier: "c99-xx-con")
  view4.topAnchor.constraint(equalTo: scroll3.contentLayoutGuide.topAnchor).activate(identifier: "c100-xx-con")
  view4.trailingAnchor.constraint(
    equalTo: scroll3.contentLayoutGuide.trailingAnchor
  ).activate(identifier: "c101-xx-con")
  view4.bottomAnchor.constraint(equalTo: scroll3.contentLayoutGuide.bottomAnchor).activate(identifier: "c102-xx-con")
  view4.widthAnchor.constraint(equalTo: scroll3.frameLayoutGuide.widthAnchor).activate(identifier: "c103-xx-con")
  view5.trailingAnchor.constraint(
    equalTo: scroll3.frameLayoutGuide.trailingAnchor
  ).activate(identifier: "c104-xx-con")
  view5.bottomAnchor.constraint(equalTo: scroll3.frameLayoutGuide.bottomAnchor).activate(identifier: "c105-xx-con")
  view4.heightAnchor.constraint(equalToConstant: 900).activate(identifier: "c96-xx-con")
  view5.widthAnchor.constraint(equalToConstant: 50).activate(identifier: "c97-xx-con")
  view5.heightAnchor.constraint(equalToConstant: 50).activate(identifier: "c98-xx-con")
  return root
}

/// The views of ROO-ma-rgi.
func makeROOMaRgi() -> LayoutView {
  let root = LayoutView()
  root.identifier = "ROO-ma-rgi"
  root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  let view1 = LayoutView()
  view1.identifier = "OUT-ma-rgi"
  view1.translatesAutoresizingMaskIntoConstraints = false
  view1.layoutMargins = EdgeInsets(top: 12, left: 30, bottom: 5, right: 40)
  let view2 = LayoutView()
  view2.identifier = "INN-ma-rgi"
  view2.translatesAutoresizingMaskIntoConstraints = false
  let view3 = LayoutView()
  view3.identifier = "PRE-ma-rgi"
  view3.translatesAutoresizingMaskIntoConstraints = false
  view3.preservesSuperviewLayoutMargins = true
  let view4 = LayoutView()
  view4.identifier = "PIN-ma-rgi"
  view4.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view1)
  view1.addSubview(view2)
  view1.addSubview(view3)
  view3.addSubview(view4)
  root.frame = Rect(x: 0, y: 0, width: 375, height: 300)
  root.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  root.displayScale = 2
  LayoutConstraint(
    item: view1,
    attribute: .leading,
    relatedBy: .equal,
    toItem: root,
    attribute: .leadingMargin,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c160-xx-con")
  LayoutConstraint(
    item: view1,
    attribute: .trailing,
    relatedBy: .equal,
    toItem: root,
    attribute: .trailingMargin,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c161-xx-con")
  view1.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).activate(identifier: "c162-xx-con")
  view1.heightAnchor.constraint(equalToConstant: 200).activate(identifier: "c163-xx-con")
  LayoutConstraint(
    item: view2,
    attribute: .leading,
    relatedBy: .equal,
    toItem: view1,
    attribute: .leadingMargin,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c168-xx-con")
  LayoutConstraint(
    item: view1,
    attribute: .trailingMargin,
    relatedBy: .equal,
    toItem: view2,
    attribute: .trailing,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c169-xx-con")
  LayoutConstraint(
    item: view2,
    attribute: .top,
    relatedBy: .equal,
    toItem: view1,
    attribute: .topMargin,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c170-xx-con")
  LayoutConstraint(
    item: view1,
    attribute: .bottomMargin,
    relatedBy: .equal,
    toItem: view2,
    attribute: .bottom,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c171-xx-con")
  view3.leadingAnchor.constraint(equalTo: view1.leadingAnchor, constant: 10).activate(identifier: "c172-xx-con")
  view1.trailingAnchor.constraint(equalTo: view3.trailingAnchor, constant: 10).activate(identifier: "c173-xx-con")
  view3.topAnchor.constraint(equalTo: view1.topAnchor).activate(identifier: "c174-xx-con")
  view3.heightAnchor.constraint(equalToConstant: 50).activate(identifier: "c175-xx-con")
  LayoutConstraint(
    item: view4,
    attribute: .leading,
    relatedBy: .equal,
    toItem: view3,
    attribute: .leadingMargin,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c164-xx-con")
  LayoutConstraint(
    item: view3,
    attribute: .trailingMargin,
    relatedBy: .equal,
    toItem: view4,
    attribute: .trailing,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c165-xx-con")
  LayoutConstraint(
    item: view4,
    attribute: .top,
    relatedBy: .equal,
    toItem: view3,
    attribute: .topMargin,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c166-xx-con")
  LayoutConstraint(
    item: view3,
    attribute: .bottomMargin,
    relatedBy: .equal,
    toItem: view4,
    attribute: .bottom,
    multiplier: 1,
    constant: 0
  ).activate(identifier: "c167-xx-con")
  return root
}

/// The views of ROO-ma-sks.
func makeROOMaSks() -> LayoutView {
  let root = LayoutView()
  root.identifier = "ROO-ma-sks"
  root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  let view1 = LayoutView()
  view1.identifier = "OUT-ma-sks"
  view1.translatesAutoresizingMaskIntoConstraints = false
  view1.frame = Rect(x: 0, y: 0, width: 375, height: 200)
  let view2 = LayoutView()
  view2.identifier = "FIL-ma-sks"
  view2.frame = Rect(x: 10, y: 10, width: 355, height: 180)
  view2.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  let view3 = LayoutView()
  view3.identifier = "END-ma-sks"
  view3.frame = Rect(x: 325, y: 150, width: 50, height: 50)
  view3.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  let view4 = LayoutView()
  view4.identifier = "FIX-ma-sks"
  view4.frame = Rect(x: 30, y: 220, width: 60, height: 40)
  view4.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
  let view5 = LayoutView()
  view5.identifier = "EFF-ma-sks"
  view5.frame = Rect(x: 120, y: 220, width: 60, height: 40)
  root.addSubview(view1)
  root.addSubview(view4)
  root.addSubview(view5)
  view1.addSubview(view2)
  view1.addSubview(view3)
  root.frame = Rect(x: 0, y: 0, width: 375, height: 300)
  root.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  root.displayScale = 2
  view1.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate(identifier: "c152-xx-con")
  root.trailingAnchor.constraint(equalTo: view1.trailingAnchor).activate(identifier: "c153-xx-con")
  view1.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).activate(identifier: "c154-xx-con")
  view1.heightAnchor.constraint(equalToConstant: 200).activate(identifier: "c155-xx-con")
  return root
}

/// The views of Accordion.
func makeAccordion() -> LayoutView {
  let root = LayoutView()
  root.identifier = "root"
  let stack1 = StackView()
  stack1.identifier = "stack"
  stack1.translatesAutoresizingMaskIntoConstraints = false
  stack1.axis = .vertical
  stack1.alignment = .fill
  stack1.distribution = .fill
  stack1.spacing = 8
  let label2 = Label(text: "Details")
  label2.identifier = "header"
  label2.translatesAutoresizingMaskIntoConstraints = false
  label2.font = Font(size: 17)
  label2.numberOfLines = 1
  let image3 = ImageView()
  image3.identifier = "chevron"
  image3.translatesAutoresizingMaskIntoConstraints = false
  image3.contentMeasurer = RecordedSize(width: 24, height: 24)
  image3.setContentHuggingPriority(251, for: .horizontal)
  image3.setContentHuggingPriority(251, for: .vertical)
  image3.setContentCompressionResistancePriority(750, for: .horizontal)
  image3.setContentCompressionResistancePriority(750, for: .vertical)
  let view4 = LayoutView()
  view4.identifier = "body"
  view4.translatesAutoresizingMaskIntoConstraints = false
  view4.isHidden = true
  let scroll5 = ScrollView()
  scroll5.identifier = "list"
  scroll5.translatesAutoresizingMaskIntoConstraints = false
  scroll5.contentOffset = Point(x: 0, y: 0)
  let view6 = LayoutView()
  view6.identifier = "row"
  view6.translatesAutoresizingMaskIntoConstraints = false
  let view7 = LayoutView()
  view7.identifier = "old"
  view7.frame = Rect(x: 0, y: 0, width: 100, height: 40)
  view7.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  view7.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 8, leading: 16,
    bottom: 8, trailing: 16)
  root.addSubview(stack1)
  root.addSubview(scroll5)
  root.addSubview(view7)
  let guide0 = LayoutGuide()
  guide0.identifier = "column"
  root.addLayoutGuide(guide0)
  stack1.addArrangedSubview(label2)
  stack1.addArrangedSubview(image3)
  stack1.addArrangedSubview(view4)
  stack1.setCustomSpacing(20, after: label2)
  scroll5.addSubview(view6)
  root.frame = Rect(x: 0, y: 0, width: 390, height: 844)
  root.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  root.displayScale = 3
  view4.heightAnchor.constraint(equalToConstant: 160).activate(identifier: "bodyHeight")
  view4.widthAnchor.constraint(
    lessThanOrEqualTo: root.widthAnchor,
    multiplier: 0.5,
    constant: -16
  ).activate(priority: 999)
  stack1.topAnchor.constraint(
    equalTo: root.safeAreaLayoutGuide.topAnchor,
    constant: 8
  ).activate(priority: 750, identifier: "gap")
  guide0.widthAnchor.constraint(greaterThanOrEqualTo: view4.heightAnchor, multiplier: 2, constant: 0).activate()
  scroll5.contentLayoutGuide.bottomAnchor.constraint(equalTo: stack1.bottomAnchor).activate()
  LayoutConstraint(
    item: stack1,
    attribute: .leading,
    relatedBy: .equal,
    toItem: root,
    attribute: .leadingMargin,
    multiplier: 1,
    constant: 0
  ).activate()
  root.trailingAnchor.constraint(equalTo: stack1.trailingAnchor, constant: 16).activate()
  return root
}

/// The size of a content, as it was recorded.
private struct RecordedSize: ContentMeasuring {
  let intrinsicContentSize: Size

  init(width: Double, height: Double) {
    intrinsicContentSize = Size(width: width, height: height)
  }
}

/// A view whose content was recorded.
private final class RecordedLabel: Label {
  var recordedInsets = EdgeInsets.zero
  var recordedFirstBaseline = Baseline.top
  var recordedLastBaseline = Baseline.bottom

  override var alignmentRectInsets: EdgeInsets { recordedInsets }
  override var firstBaselineMetrics: Baseline { recordedFirstBaseline }
  override var lastBaselineMetrics: Baseline { recordedLastBaseline }
}

extension LayoutConstraint {
  fileprivate func activate(priority: LayoutPriority = .required, identifier: String? = nil) {
    self.priority = priority
    self.identifier = identifier
    isActive = true
  }
}
