/** Begins a trace (W3C Trace Context) that the server's log and its spans carry on: 16 random bytes for the trace, 8 for this call. */
export function newTraceParent(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`
}
