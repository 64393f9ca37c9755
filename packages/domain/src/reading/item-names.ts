// Which words of a mail name a thing, and which speak of it or to its buyer.
import { moneyKindOf, plainLabel } from './money-words.ts'

/** Of the thing above: its size, its shop, its number. */
const ATTRIBUTE =
  /^(?:size|talla|color|colour|style|estilo|condition|condicion|sold by|vendido por|seller|vendedor|shop|tienda|item (?:id|#|no|number)|sku|model|modelo|upc|asin|style #|product code|transaction id|id de|ships? (?:from|by)|shipped (?:from|by)|fulfilled|width|fit|variant|variante|personalization|material|capacity|estado|return|reg|regular|orig|original|sale|now|oferta|antes|ahora|store sku|internet #|gift (?:option|wrap)|price|unit price|precio|item price|each|c\/u|ea|total|status)(?:\b|(?<=#))/

/** Said to the buyer, or over a table. */
const REMARK =
  /^(?:hi|hello|hola|dear|estimad[oa]|buen(?:os|as)|thanks?|thank|gracias|your|tu|su|order|orders|ordered|pedido|orden|placed|arriv\w*|llega\w*|delivery|delivered|entrega\w*|estimated|ship\w*|envi\w*|track\w*|seguimiento|rastre\w*|carrier|transportista|view|ver|manage|invoice|factura|billed|bill|billing|facturar|payment|pago|paid|date|fecha|subject|asunto|from|de:|to:|para:|sent|cc|items?|articulos?$|products?$|productos?$|description|summary|resumen|details|detalles|need|questions|preguntas|we|hemos|recibimos|you|if|please|por favor|mailto|unsubscribe|confirm\w*|https?:|www\.|\d+ items?|\d+ articulos?|package|paquete|shipment|recommended|recomendad\w*|customer|cliente|phone|telefono|address|direccion|contact|store|pickup|quantity|qty|cantidad|cant|unit|each|amount|importe|subtotal|on its way|good news|great news|buenas noticias|congratulations|felicidades|it's|here's|purchase|compra|reference|referencia|tracking|page|expected|preparing|get ready|buyer|recipient|method|begin forwarded|forwarded|-+\s?(?:original|forwarded))\b/
const COLUMN_WORDS =
  /^(?:(?:items?|product|products|description|qty|quantity|price|unit|total|amount|each|articulo|producto|cantidad|precio|importe|cant|ea|sku|ext|extended|rate|no|line|#)[\s.:#]*)+$/
const SENTENCE = /[!?]$|[a-z]{4}\.$|@|:\/\//
const ORDER_NUMBER =
  /^(?:(?:sales )?order|pedido|orden)s? (?:number|num|no|n\.?[º°o]|id|#)|^n(?:umero|\.?[º°o])? de (?:pedido|orden)\b/

export const isAttribute = (label: string): boolean => ATTRIBUTE.test(plainLabel(label))

/** It may stand between a thing and its price; what stands before it and is no thing is a heading. */
export const isOrderNumber = (label: string): boolean => ORDER_NUMBER.test(plainLabel(label))

export function isName(label: string): boolean {
  const plain = plainLabel(label)
  if (!/\p{L}{2}/u.test(plain) || label.length > 250) return false
  if (COLUMN_WORDS.test(plain) || SENTENCE.test(label.toLowerCase())) return false
  return !ORDER_NUMBER.test(plain) && !REMARK.test(plain) && !ATTRIBUTE.test(plain) && moneyKindOf(label) === null
}

/** The longer of the first two lines: a brand or a colour is shorter than what it belongs to. */
export function nameOf(lines: readonly string[]): string {
  const [first = '', second = ''] = lines
  return second.length > first.length ? second : first
}
