import type { Random } from '../calendar/random.ts'
import type { Customer } from '../company.ts'
import { makePackagePhoto } from './package-photo.ts'

/** Photos of a client's packages: a few are drawn, and taken again and again. */
export type Album = (owner: Customer) => Promise<Buffer>

const PHOTOS_OF_A_CLIENT = 3

export function startAlbum(random: Random): Album {
  const drawn = new Map<Customer, Promise<Buffer>[]>()
  return (owner) => {
    const photos = drawn.get(owner) ?? []
    drawn.set(owner, photos)
    if (photos.length === PHOTOS_OF_A_CLIENT) return random.pick(photos)
    const photo = makePackagePhoto(random, labelOf(owner))
    photos.push(photo)
    return photo
  }
}

/** One given name and one family name fit on a label. */
const labelOf = ({ firstName, lastName, casilleroCode }: Customer) => ({
  tracking: casilleroCode,
  name: `${firstName.split(' ')[0]} ${lastName.split(/[ -]/)[0]}`,
})
