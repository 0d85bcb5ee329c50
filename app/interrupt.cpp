#include "app/interrupt.h"

#include <csignal>
#include <ctime>

#include <atomic>
#include <initializer_list>
#include <system_error>
#include <thread>

#include "core/io/temporary_file.h"

namespace attnscope {
namespace {

std::atomic<int> received = 0;

bool is_ignored(int signal) {
    struct sigaction current {};
    return sigaction(signal, nullptr, &current) == 0 && current.sa_handler == SIG_IGN;
}

sigset_t interrupting_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU})
        if (!is_ignored(signal))
            sigaddset(&signals, signal);
    return signals;
}

/// Ends the process by a signal. An output that is just replacing a file does so first; no other
/// output begins to. So none is left half written.
void end_by(int signal) {
    abandon_files();
    std::signal(signal, SIG_DFL);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, signal);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    std::raise(signal);
}

void watch(std::stop_source stop) {
    const sigset_t signals = interrupting_signals();
    int signal = 0;
    if (sigwait(&signals, &signal) != 0)
        return;
    received = signal;
    stop.request_stop();
    constexpr timespec moment{0, 500'000'000};
    sigtimedwait(&signals, nullptr, &moment);
    end_by(signal);
}

}  // namespace

std::stop_token stop_on_interrupt() {
    const sigset_t signals = interrupting_signals();
    sigset_t before;
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    std::stop_source stop;
    try {
        std::thread(watch, stop).detach();
    } catch (const std::system_error&) {
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }
    return stop.get_token();
}

void end_by_interrupt() {
    if (received != 0)
        end_by(received);
}

void fail_writes_without_signals() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

}  // namespace attnscope
