import { expect, vi } from 'vitest'
import * as mails from '../features/mails/mails.repository.ts'
import { PATIENCE } from './patience.ts'
import { currentServer } from './server.ts'

/** The mails to an address, newest first, as soon as there are so many: they are sent after the answer. */
export async function mailsTo(email: string, { count }: { count: number }) {
  const { db } = await currentServer()
  return vi.waitFor(async () => {
    const received = await mails.listTo(db, email)
    expect(received).toHaveLength(count)
    return received
  }, PATIENCE)
}

/** The token in the link of a mail. */
export const tokenIn = (text: string): string =>
  new URLSearchParams(new URL(/https?:\S+/.exec(text)?.[0] ?? '').hash.slice(1)).get('token') ?? ''

/** The one mail to an address with this subject, as soon as it was sent. */
export async function mailAbout(email: string, subject: string) {
  const { db } = await currentServer()
  return vi.waitFor(async () => {
    const received = (await mails.listTo(db, email)).filter((mail) => mail.subject === subject)
    expect(received.map((mail) => mail.subject)).toEqual([subject])
    return received[0]
  }, PATIENCE)
}
