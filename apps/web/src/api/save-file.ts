import type { Download } from '@app/contract/endpoint'

/** Hands a downloaded file to the person under the name the server gave it. */
export function saveFile({ name, contentType, content }: Download): void {
  const url = URL.createObjectURL(new Blob([content as Uint8Array<ArrayBuffer>], { type: contentType }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
