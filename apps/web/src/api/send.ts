import { ApiError, networkError } from './api-error.ts'
import { takeAskedAhead } from './asked-ahead.ts'

export type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  body: BodyInit | null
  signal?: AbortSignal | undefined
  onUploadProgress?: ((share: number) => void) | undefined
  outlivesPage?: boolean
}
export type Incoming = {
  status: number
  header: (name: string) => string | null
  text: () => Promise<string>
  blob: () => Promise<Blob>
}

export const send = (outgoing: Outgoing): Promise<Incoming> => (outgoing.onUploadProgress ? upload(outgoing) : request(outgoing))

async function request({ url, signal, method, headers, body, outlivesPage = false }: Outgoing): Promise<Incoming> {
  const asked =
    takeAskedAhead({ method, url, headers }) ??
    fetch(url, {
      method,
      headers,
      body,
      signal: signal ?? null,
      cache: 'no-store',
      keepalive: outlivesPage,
    })
  const response = await asked.catch(failed)
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: () => response.text().catch(failed),
    blob: () => response.blob().catch(failed),
  }
}

/** Who gives a call up may say so with an error of their own. */
function failed(error: unknown): never {
  throw isAborted(error) || error instanceof ApiError ? error : networkError()
}

/** fetch cannot tell how much of a body has left. */
function upload({ url, signal, method, headers, body, onUploadProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    xhr.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => onUploadProgress?.(total > 0 ? loaded / total : 0)
    xhr.onerror = () => reject(networkError())
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('cancelled', 'AbortError'))
    xhr.onload = () => {
      const blob = xhr.response as Blob
      resolve({
        status: xhr.status,
        header: (name) => xhr.getResponseHeader(name),
        text: () => blob.text(),
        blob: async () => blob,
      })
    }
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(body as XMLHttpRequestBodyInit | null)
  })
}

export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
