// Which store a mail is of: by its sender, else by what it calls itself.

const STORES: readonly (readonly [name: string, domains: string, words: RegExp])[] = [
  ['Amazon', 'amazon', /\bamazon(?:\.com)?\b/i],
  ['eBay', 'ebay', /\bebay\b|\bwatch this item\b/i],
  ['Walmart', 'walmart', /\bwalmart\b/i],
  ['Best Buy', 'bestbuy', /\bbest ?buy\b/i],
  ['Target', 'target', /\btarget(?:\.com| circle)\b|\bTarget\b/],
  ['Nike', 'nike', /\bnike\b/i],
  ['Apple', 'apple', /\bapple (?:store|inc)\b|\bapple\.com\b/i],
  ['Shein', 'shein', /\bshein\b/i],
  ['AliExpress', 'aliexpress', /\baliexpress\b/i],
  ['Temu', 'temu', /\btemu\b/i],
  ['Etsy', 'etsy', /\betsy\b/i],
  ["Macy's", 'macys', /\bmacy['’]?s\b/i],
  ['Newegg', 'newegg', /\bnewegg\b/i],
  ['B&H', 'bhphotovideo,bhphoto', /\bB&H\b|bhphoto/i],
  ['Home Depot', 'homedepot', /\bhome ?depot\b/i],
  ["Lowe's", 'lowes', /\blowe['’]s\b/i],
  ['Sephora', 'sephora', /\bsephora\b/i],
  ['Ulta', 'ulta', /\bulta beauty\b/i],
  ['Zappos', 'zappos', /\bzappos\b/i],
  ['Adidas', 'adidas', /\badidas\b/i],
  ['Costco', 'costco', /\bcostco\b/i],
  ['Old Navy', 'oldnavy', /\bold navy\b/i],
  ['Gap', 'gap', /\bgap (?:inc|factory|online)\b/i],
  ['Kohl’s', 'kohls', /\bkohl['’]?s\b/i],
  ['Nordstrom', 'nordstrom,nordstromrack', /\bnordstrom\b/i],
  ['Wayfair', 'wayfair', /\bwayfair\b/i],
  ['Chewy', 'chewy', /\bchewy\b/i],
  ['GameStop', 'gamestop', /\bgamestop\b/i],
  ['Levi’s', 'levi,levis', /\blevi\.com\b/i],
  ['Carter’s', 'carters', /\bcarters\.com\b/i],
  ["Victoria's Secret", 'victoriassecret', /\bvictoria['’]s secret\b/i],
  ['iHerb', 'iherb', /\biherb\b/i],
]

const ADDRESS = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/
const FORWARDED = /^(?:from|de)\s*:\s*(.*)$/i
const SITE = /\bhttps?:\/\/(?:[\w-]+\.)*?([\w-]+)\.(?:com|co|net|store|shop|us|example)\b/i
/** Programs that send for others, and boxes of people. */
const NO_STORE =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|live|shopify|shopifyemail|klaviyo|sendgrid|mailchimp|paypal|facebook|example)$/
const ENDINGS = /\.(?:com|co|net|org|store|shop|us|io|example|ec|de|cn)(?:\.[a-z]{2})?$/

export function storeOf(from: string, lines: readonly string[]): string {
  const senders = [from, ...lines.flatMap((line) => FORWARDED.exec(line)?.[1] ?? [])]
  const hosts = senders.map((sender) => nameOfHost(ADDRESS.exec(sender)?.[1] ?? ''))
  const known = hosts.map(knownStore).find(Boolean) || sayingStore(senders)
  return known || hosts.map(asStore).find(Boolean) || sayingStore(lines) || storeOfSite(lines)
}

/** The name of a known store, else the middle of the address as a name. */
export const storeOfHost = (host: string): string => knownStore(nameOfHost(host)) || asStore(nameOfHost(host))

const nameOfHost = (host: string): string => host.toLowerCase().replace(ENDINGS, '').split('.').at(-1) ?? ''
const knownStore = (name: string): string => STORES.find(([, domains]) => domains.split(',').includes(name))?.[0] ?? ''
const asStore = (name: string): string =>
  NO_STORE.test(name) ? '' : name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** The first that a line names; later lines speak of other things. */
function sayingStore(lines: readonly string[]): string {
  for (const line of lines) {
    const known = STORES.find(([, , words]) => words.test(line))
    if (known) return known[0]
  }
  return ''
}

function storeOfSite(lines: readonly string[]): string {
  for (const line of lines) {
    const name = SITE.exec(line)?.[1]
    if (name) return storeOfHost(`${name}.com`)
  }
  return ''
}
