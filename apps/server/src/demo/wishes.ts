// What clients would have the house buy for them: real shops, invented wishes.
type Wish = {
  link: string
  store: string
  description: string
  options: string
  quantity: number
  unitPriceInCents: number
  /** A tenth more than the price, unless the client named another. */
  unitPriceLimitInCents?: number
  /** Where the store has fewer. */
  askedQuantity?: number
}

export type PurchaseWish = {
  client: number
  status: 'inReview' | 'pendingChanges' | 'accepted' | 'removed'
  /** In working days before the year's end. */
  askedBefore: number
  items: readonly Wish[]
  storeShippingInCents: number
  /** As its client, or staff, expect it to weigh. */
  weightInGrams?: number
  allowPartial?: boolean
  /** What staff answered. */
  comment?: string
}

const wish = (
  store: string,
  path: string,
  description: string,
  options: string,
  quantity: number,
  unitPriceInCents: number,
): Wish => ({
  link: `https://www.${path}`,
  store,
  description,
  options,
  quantity,
  unitPriceInCents,
})

const COFFEE = wish('Amazon', 'amazon.com/dp/B07DEMO001', 'Molinillo de café cónico', 'Acero', 1, 8_995)
const SHOES = wish('Nike', 'nike.com/t/demo-running-shoes', 'Zapatillas de correr', 'Talla 8, azul', 1, 12_000)
const SHEETS = wish('Walmart', 'walmart.com/ip/demo-sheets', 'Sábanas de algodón', 'Queen, blanco', 2, 3_988)
const PERFUME = wish('Sephora', 'sephora.com/product/demo-perfume', 'Perfume de 100 ml', '', 1, 9_800)
const TOYS = wish('Target', 'target.com/p/demo-blocks', 'Juego de bloques', '500 piezas', 2, 4_999)
const JACKET = wish('Columbia', 'columbia.com/p/demo-jacket', 'Chompa impermeable', 'Talla M, verde', 1, 13_500)
const LENS = wish('B&H', 'bhphotovideo.com/c/product/demo-lens', 'Lente de 50 mm', '', 1, 19_900)

export const PURCHASES: readonly PurchaseWish[] = [
  { client: 0, status: 'inReview', askedBefore: 1, items: [COFFEE], storeShippingInCents: 0 },
  {
    client: 0,
    status: 'pendingChanges',
    askedBefore: 4,
    items: [{ ...SHOES, unitPriceInCents: 12_900, unitPriceLimitInCents: 12_000 }],
    storeShippingInCents: 800,
    weightInGrams: 1_100,
    comment: 'El modelo azul subió de precio: ahora cuesta $129,00.',
  },
  {
    client: 0,
    status: 'accepted',
    askedBefore: 6,
    items: [{ ...SHEETS, askedQuantity: 3 }],
    storeShippingInCents: 599,
    weightInGrams: 1_800,
  },
  {
    client: 1,
    status: 'inReview',
    askedBefore: 2,
    items: [TOYS],
    storeShippingInCents: 599,
    weightInGrams: 2_000,
    allowPartial: true,
  },
  { client: 2, status: 'inReview', askedBefore: 1, items: [LENS], storeShippingInCents: 0 },
  {
    client: 6,
    status: 'pendingChanges',
    askedBefore: 3,
    items: [JACKET],
    storeShippingInCents: 950,
    comment: 'En talla M solo queda en negro. ¿La pedimos así?',
  },
  { client: 7, status: 'accepted', askedBefore: 5, items: [PERFUME], storeShippingInCents: 695 },
  {
    client: 8,
    status: 'removed',
    askedBefore: 15,
    items: [LENS],
    storeShippingInCents: 0,
    comment: 'La tienda ya no envía a casilleros.',
  },
]

/** What the house bought, and the store sent a part of. */
export const BOUGHT = {
  items: [{ ...TOYS, unitPriceLimitInCents: 5_500, tariffId: null }],
  storeShippingInCents: 599,
  weightInGrams: 2_000,
  allowPartial: true,
  comment: 'Son para un cumpleaños: si solo hay uno, me sirve.',
}

/** Two things that their store sends each by itself. */
export const IN_TWO_BOXES = {
  items: [SHOES, JACKET].map((wish) => ({ ...wish, unitPriceLimitInCents: null, tariffId: null })),
  storeShippingInCents: 0,
  weightInGrams: 2_200,
  allowPartial: false,
  comment: '',
}

export type DropshippingWish = Wish & {
  client: number
  status: 'quoting' | 'quoted' | 'accepted' | 'refused'
  askedBefore: number
  quoteComment?: string
}

export const DROPSHIPPING: readonly DropshippingWish[] = [
  { ...TOYS, client: 0, status: 'quoting', askedBefore: 1 },
  { ...LENS, client: 0, status: 'quoted', askedBefore: 4, quoteComment: 'Entrega estimada en doce días.' },
  { ...COFFEE, client: 0, status: 'accepted', askedBefore: 7, quoteComment: 'Incluye el adaptador de corriente.' },
  { ...PERFUME, client: 3, status: 'quoting', askedBefore: 2 },
  { ...JACKET, client: 4, status: 'quoted', askedBefore: 3, quoteComment: 'Precio de temporada.' },
  { ...SHOES, client: 9, status: 'refused', askedBefore: 12, quoteComment: 'Solo queda la talla 8.' },
]
