import { secondFactors, session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { mailsTo, tokenIn } from '../../testing/mails.ts'
import { standStill } from '../../testing/moved-clock.ts'
import { codeOf, turnOn } from '../../testing/second-factor.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

standStill()

const OTHER = 'faro verde tras la bahia 62'
const subjectsTo = async ({ email }: Person, count: number) => (await mailsTo(email, { count })).map(({ subject }) => subject)

describe('whoever owns the account gets a mail', () => {
  test('when they change their password', async () => {
    const person = await given.client()

    await signedInAs(person).call(session.changePassword, { body: { currentPassword: person.password, newPassword: OTHER } })

    const [mail] = await mailsTo(person.email, { count: 1 })
    expect(mail).toMatchObject({ subject: 'Tu contraseña cambió' })
    expect(mail?.text).toMatch(/Si no, elige otra contraseña y avísanos/)
    expect(mail?.text).toMatch(/http\S+\/password-reset\n/)
  })

  test('when somebody sets it with a link', async () => {
    const person = await given.client()
    await anonymous.call(session.requestPasswordReset, { body: { email: person.email } })
    const [asked] = await mailsTo(person.email, { count: 1 })

    await anonymous.call(session.confirmPasswordReset, { body: { token: tokenIn(asked?.text ?? ''), password: OTHER } })

    expect(await subjectsTo(person, 2)).toContain('Tu contraseña cambió')
  })

  test('when the second step comes, gets new codes and goes', async () => {
    const person = await given.administrator()
    const { password } = person
    const { secret, recoveryCodes } = await turnOn(person)
    const [code = ''] = recoveryCodes
    expect(await subjectsTo(person, 1)).toEqual(['Activaste el segundo paso'])

    await signedInAs(person).call(secondFactors.renewRecoveryCodes, { body: { password, code } })
    expect(await subjectsTo(person, 2)).toContain('Tienes nuevos códigos de recuperación')

    await signedInAs(person).call(secondFactors.turnOffSecondFactor, { body: { password, code: codeOf(secret) } })
    expect(await subjectsTo(person, 3)).toContain('Aviso de seguridad: segundo paso desactivado')
  })

  test('when an administrator takes the second step away', async () => {
    const [owner, administrator] = [await given.associate(), await given.administrator()]
    await turnOn(owner)
    await subjectsTo(owner, 1)

    await signedInAs(administrator).call(secondFactors.removeSecondFactor, { params: { id: owner.id } })

    expect(await subjectsTo(owner, 2)).toContain('Aviso de seguridad: segundo paso retirado')
    const [mail] = await mailsTo(owner.email, { count: 2 })
    expect(mail?.text).not.toMatch(/token=/)
  })
})
