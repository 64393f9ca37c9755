/** What a call was answered with; `code` says why it was refused. */
export type Answer = { status: number; code: string | undefined; etag: string | null; json: Json }
type Json = { [name: string]: unknown; id: string; data: Json[] }
type Call = { body?: object; headers?: Record<string, string> }
export type Caller = {
  send: (method: string, path: string, call?: Call) => Promise<Answer>
  /** @throws when it is refused. */
  call: (method: string, path: string, body?: object) => Promise<Json>
}

export function callerAt(port: number, token: string): Caller {
  const send: Caller['send'] = async (method, path, { body, headers } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = (await response.json()) as Json & { code?: string }
    return { status: response.status, code: response.ok ? undefined : json.code, etag: response.headers.get('etag'), json }
  }
  const call: Caller['call'] = async (method, path, body) => {
    const { status, json } = await send(method, path, body ? { body } : {})
    if (status !== 200) throw new Error(`${method} ${path} was refused: ${JSON.stringify(json)}`)
    return json
  }
  return { send, call }
}
