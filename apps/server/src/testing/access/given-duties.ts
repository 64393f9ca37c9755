import { users as contract } from '@app/contract'
import type { Duty } from '@app/domain'
import { given, type Person, signedInAs } from '../world.ts'

/** An administrator with these duties, as an owner gave them. */
export async function givenDuties(duties: Duty[]): Promise<Person> {
  const person = await given.administrator()
  await signedInAs('administrator').call(contract.updateUser, { params: { id: person.id }, body: { duties } })
  return person
}
