// W3C Trace Context, version 00: the caller's trace, their own span in it, and whether it is to be kept.
type TraceParent = { traceId: string; spanId: string; traceFlags: number }

const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** What cannot be read is none: whoever calls decides what stands there. */
export function traceParentOf(header: string | string[] | undefined): TraceParent | null {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(typeof header === 'string' ? header : '') ?? []
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : null
}
