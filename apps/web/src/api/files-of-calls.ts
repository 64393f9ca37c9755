// How calls send and receive files. It is loaded with the pages behind the sign-in (calls-inside.ts): the others have no files.
import { networkError } from './api-error.ts'
import { fileNameFrom } from './file-name.ts'
import { multipart } from './multipart.ts'
import type { Incoming, Outgoing } from './send.ts'

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

async function download(answer: Incoming) {
  const blob = await answer.blob()
  const name = fileNameFrom(answer.header('content-disposition')) ?? 'download'
  return { name, contentType: blob.type, content: new Uint8Array(await blob.arrayBuffer()) }
}

export const filesOfCalls = { multipart, upload, download }
export type FilesOfCalls = typeof filesOfCalls
