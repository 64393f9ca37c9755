import type { Caller } from '../../api-calls-caller.ts'

/** A stream of notifications, as text: enough to see whether something was told. */
export async function openStream(url: string, { token }: Caller): Promise<{ text: () => string; close: () => void }> {
  const abort = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/notification/stream`, { headers, signal: abort.signal })
  if (!response.ok || !response.body) throw new Error(`the stream is refused: ${response.status}`)
  let text = ''
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const chunk of body) text += decoder.decode(chunk, { stream: true })
  }
  // It ends when it is closed, which is no failure; a stream that broke tells nothing, which is seen.
  void read(response.body).catch(() => undefined)
  return { text: () => text, close: () => abort.abort() }
}
