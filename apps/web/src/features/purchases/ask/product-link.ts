/** The host that a link leads to, without its `www.`: what a person should see before they follow it. */
export function hostOf(link: string): string {
  const url = URL.parse(link)
  return url ? url.hostname.replace(/^www\./, '') : link
}

/** A link as people paste it: without its protocol, or with words around it. */
export function tidyLink(typed: string): string {
  const text = typed.trim()
  const found = /https?:\/\/\S+/i.exec(text)?.[0]
  if (found) return found
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text
}

/** The endings under which countries have shops of their own: amazon.co.uk. */
const SECOND_LEVEL = new Set(['co', 'com', 'net', 'org'])

/** What the shop is probably called: amazon.com → Amazon. Nothing where the link is none. */
export function storeOf(link: string): string {
  const labels = URL.canParse(link) ? hostOf(link).split('.').slice(0, -1) : []
  const named = labels.length > 1 && SECOND_LEVEL.has(labels.at(-1) ?? '') ? labels.at(-2) : labels.at(-1)
  return named ? named.charAt(0).toUpperCase() + named.slice(1) : ''
}
