// Packages with photos of one colour, which is what their covers show.
import { orderActions, orders } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import sharp from 'sharp'
import { packageRequest, wanted } from '../package-requests.ts'
import { type Person, signedInAs } from '../world.ts'

export const BLUE = '#1144cc'
export const RED = '#cc2211'
export const plain = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** What the client asks for, with a photo of their own. */
export async function ordered(client: Person, photo?: Buffer): Promise<Order> {
  const files = photo ? [{ field: 'photo-0', name: 'mia.jpg', content: photo }] : []
  const { orders: made } = await signedInAs(client).call(orders.createOrders, { ...packageRequest([wanted()]), files })
  const [order] = made
  if (!order) throw new Error('one was asked for')
  return order
}

/** Miami receives it, and takes a photo. */
export const receive = ({ id }: { id: string }, photo?: Buffer) =>
  signedInAs('administrator').call(orderActions.confirmWarehouse, {
    body: { arrivals: [{ orderId: id, weightInGrams: 1_000 }] },
    files: photo ? [{ field: `photo-${id}`, name: 'miami.jpg', content: photo }] : [],
  })

/** What a cover shows where one colour is all there is. */
export async function colourOf(cover: string | null | undefined): Promise<'blue' | 'red' | 'none'> {
  if (!cover) return 'none'
  const [red = 0, , blue = 0] = await sharp(Buffer.from(cover, 'base64')).raw().toBuffer()
  return blue > red ? 'blue' : 'red'
}
