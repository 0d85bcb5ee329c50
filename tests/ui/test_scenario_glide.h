#pragma once

#include <QObject>

/// How the numbers of a Scenario go to those of a step of a lesson.
class TestScenarioGlide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void numbersGoThroughThoseInBetween();
    void whenOneIsChangedTheOthersArrive();
    void anotherRuleStays();
    void itStopsWhereItIs();
    void itFinishesWhereItWouldHaveArrived();
    void withoutAnimationsNumbersArriveAtOnce();
};
