// Without a mail server sign-ups count as confirmed and are listed; who waited when it went is let in by a link that staff pass on.
import { session, users as usersContract } from '@app/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { tokenIn } from '../../../testing/mails.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../../testing/world.ts'
import { usersTable } from '../../users/users.table.ts'

const administrator = signedInAs('administrator')
const meOf = (person: Person) => signedInAs(person).call(session.getMe)
const linkFor = (id: string) => administrator.call(session.issueEmailLink, { params: { id } })

test('a sign-up counts as confirmed, and staff list it as unproved', async () => {
  const client = await given.client({ firstName: 'Sinprueba' })
  expect(await meOf(client)).toMatchObject({ emailStatus: 'unproved' })
  const listed = await administrator.call(usersContract.listUsers, { query: { emailStatus: ['unproved'], q: 'Sinprueba' } })
  expect(listed.data).toMatchObject([{ id: client.id, emailStatus: 'unproved' }])
  const waiting = await administrator.call(usersContract.listUsers, { query: { emailStatus: ['waiting'], q: 'Sinprueba' } })
  expect(waiting.data).toEqual([])
})

test('another address takes the former one’s place at once: there is no link to follow', async () => {
  const client = await given.client()
  const email = `nuevo-${client.email}`
  const changed = await signedInAs(client).call(session.changeEmail, { body: { email } })
  expect(changed).toMatchObject({ email, emailStatus: 'unproved', pendingEmail: null })
})

describe('who waits for a mail that cannot be sent any more', () => {
  let client: Person
  beforeAll(async () => {
    client = await given.client()
    const { db } = await currentServer()
    await db.update(usersTable).set({ emailStatus: 'waiting' }).where(eq(usersTable.id, client.id))
  })

  test('gets the link from staff, and counts as confirmed without proof', async () => {
    const { link } = await linkFor(client.id)
    expect(link).toMatch(/^https:\/\/puente\.test\/confirmar-correo#token=[\w-]{43}$/)

    await anonymous.call(session.confirmEmail, { body: { token: tokenIn(link) } })

    expect(await meOf(client)).toMatchObject({ emailStatus: 'unproved' })
    await expect(linkFor(client.id)).rejects.toMatchObject({ status: 409, code: 'emailAlreadyConfirmed' })
  })

  test('or the link to choose a password, which lets in as well', async () => {
    const other = await given.client()
    const { db } = await currentServer()
    await db.update(usersTable).set({ emailStatus: 'waiting' }).where(eq(usersTable.id, other.id))
    const { link } = await administrator.call(session.issuePasswordLink, { params: { id: other.id } })
    const password = 'una llave de verdad 26'
    await anonymous.call(session.confirmPasswordReset, { body: { token: tokenIn(link), password } })
    expect(await meOf({ ...other, password })).toMatchObject({ emailStatus: 'unproved' })
  })
})
