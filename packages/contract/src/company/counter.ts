// When the counter in Quito is open, and how else clients find it.
import { firstOverlap } from '@app/domain'
import { z } from 'zod'
import { optionalPhone } from '../fields/phone.ts'

const time = z
  .string('required')
  .min(1, 'required')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'timeNotValid', abort: true })

const hours = z
  .strictObject({
    weekdays: z
      .array(z.literal([1, 2, 3, 4, 5, 6, 7]))
      .min(1, 'required')
      .max(7),
    opensAt: time,
    closesAt: time,
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, { error: 'closesBeforeOpening', path: ['closesAt'] })

const openingHours = z
  .array(hours)
  .max(14)
  .check(({ value, issues }) => {
    const index = firstOverlap(value)
    if (index === -1) return
    issues.push({ code: 'custom', message: 'hoursOverlap', path: [index, 'weekdays'], input: value[index]?.weekdays })
  })
  .meta({
    description:
      'When the counter in Quito is open, by its clock: weekdays 1 (Monday) to 7, from one time to another of the same day.',
  })

const isSecure = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'
const mapLink = z
  .string()
  .trim()
  .max(2_000, 'tooLong')
  .refine((text) => text === '' || isSecure(text), 'linkNotSecure')
  .meta({ description: 'Where the counter is on a map: an https address, or no text.' })

const whatsAppNumber = optionalPhone.meta({ description: 'The number that reads WhatsApp, in E.164, or no text.' })

export const counter = { openingHours, mapLink, whatsAppNumber }
/** Left out, each stays as it is. */
export const givenCounter = {
  openingHours: openingHours.optional(),
  mapLink: mapLink.optional(),
  whatsAppNumber: whatsAppNumber.optional(),
}
