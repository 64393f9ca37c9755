import { secondFactors } from '@app/contract'
import { expect, test } from 'vitest'
import { eventsOf } from '../../../testing/events.repository.ts'
import { addPasskey, signInWith } from '../../../testing/factors/passkeys.ts'
import { standStill } from '../../../testing/moved-clock.ts'
import { ABSENT } from '../../../testing/record-calls.ts'
import { given, type Person, signedInAs } from '../../../testing/world.ts'

standStill()

const rename = (person: Person, id: string, name: string) =>
  signedInAs(person).call(secondFactors.renamePasskey, { params: { id }, body: { name } })
const namesOf = async (person: Person) => (await signedInAs(person).call(secondFactors.listPasskeys)).map(({ name }) => name)

test('a passkey gets another name, opens as before, and it is on record', async () => {
  const person = await given.client()
  const { key, passkey } = await addPasskey(person)

  expect(await rename(person, passkey.id, '  Llavero azul ')).toEqual({ ...passkey, name: 'Llavero azul' })

  expect(await namesOf(person)).toEqual(['Llavero azul'])
  await expect(signInWith(key)).resolves.toHaveProperty('accessToken')
  expect((await eventsOf(person.id)).map(({ action }) => action)).toContain('renamePasskey')
})

test('a name has between 1 and 60 letters', async () => {
  const person = await given.client()
  const { passkey } = await addPasskey(person)
  for (const name of [' ', 'a'.repeat(61)])
    await expect(rename(person, passkey.id, name)).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  expect(await namesOf(person)).toEqual([passkey.name])
})

test('somebody else’s is not found, and keeps its name', async () => {
  const [person, other] = [await given.client(), await given.client()]
  const { passkey } = await addPasskey(other)
  for (const id of [passkey.id, ABSENT])
    await expect(rename(person, id, 'Mía')).rejects.toMatchObject({ status: 404, code: 'passkeyNotFound' })
  expect(await namesOf(other)).toEqual([passkey.name])
})
