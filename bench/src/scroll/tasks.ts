// Reads the main thread's tasks from a browser trace.

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
  args?: { name?: string };
}

const LISTED = 10;

/** @throws without a main thread or a task, because the trace would be meaningless */
export function longestTasks(trace: string): { tasks: number; longestMs: number[] } {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const lengths = traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && name === 'ThreadControllerImpl::RunTask' && mains.has(`${pid} ${tid}`),
    )
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => b - a);
  if (lengths.length === 0) throw new Error('The run is void: the trace has no tasks.');
  return { tasks: lengths.length, longestMs: lengths.slice(0, LISTED) };
}
