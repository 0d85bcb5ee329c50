#include "app/interrupt.h"

#include <csignal>
#include <cstdlib>

#include <atomic>
#include <thread>

namespace attnscope {
namespace {

std::atomic<int> received = 0;

sigset_t interrupting_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

/// Waits for signals for as long as the process lives.
void watch(std::stop_source stop) {
    constexpr int signalled = 128;
    const sigset_t signals = interrupting_signals();
    for (int signal = 0; sigwait(&signals, &signal) == 0;) {
        if (received.exchange(signal) != 0)
            std::_Exit(signalled + signal);
        stop.request_stop();
    }
}

}  // namespace

std::stop_token stop_on_interrupt() {
    const sigset_t signals = interrupting_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::stop_source stop;
    std::thread(watch, stop).detach();
    return stop.get_token();
}

void end_by_interrupt() {
    const int signal = received;
    if (signal == 0)
        return;
    const sigset_t signals = interrupting_signals();
    std::signal(signal, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    std::raise(signal);
}

void ignore_closed_pipes() {
    std::signal(SIGPIPE, SIG_IGN);
}

}  // namespace attnscope
