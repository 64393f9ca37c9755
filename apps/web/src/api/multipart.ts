/** A file to send; `field` says what it is: `invoice`, `photo-0`, … */
export type FileToSend = { field: string; file: File }

/** The body as the JSON part `data`, then the files. */
export function multipart(body: unknown, files: readonly FileToSend[]): FormData {
  const form = new FormData()
  form.append('data', new Blob([JSON.stringify(body ?? {})], { type: 'application/json' }))
  for (const { field, file } of files) form.append(field, file, file.name)
  return form
}
