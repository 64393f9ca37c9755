// What a file is, by how it begins and never by its name.
const PDF = '%PDF-'
/** Programs may write before it. */
const START_IN_BYTES = 1_024
const HEADER =
  /^(?:(?:from|to|cc|subject|date|received|return-path|delivered-to|message-id|mime-version|content-type|dkim-signature|authentication-results|reply-to|x-[a-z0-9-]+|arc-[a-z-]+)\s*:|from [^\s]+@)/i

/** @returns null for what is neither a PDF nor a saved mail. */
export function kindOfFile(start: Uint8Array): 'pdf' | 'mail' | null {
  const text = Buffer.from(start.subarray(0, START_IN_BYTES)).toString('latin1')
  if (text.includes(PDF)) return 'pdf'
  return HEADER.test(text.replace(/^\u00ef\u00bb\u00bf/, '').trimStart()) ? 'mail' : null
}
