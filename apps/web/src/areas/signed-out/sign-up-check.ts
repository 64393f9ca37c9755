// The contract's own checks, loaded when somebody begins to fill the form in.

import { account } from '@app/contract/session.contract'
import { latestAdultBirthDate } from '@app/domain'
import { z } from 'zod'
import { fieldCode } from '../../ui/form/field-code.ts'
import type { SignUpValues } from './sign-up-values.ts'

z.config({ customError: fieldCode, jitless: true })

/** The first problem of each field. */
export function signUpProblems({ repeated, ...values }: SignUpValues): Record<string, string> {
  const issues = account.safeParse(values).error?.issues ?? []
  const isEmpty = (name: string) => new Map<string, string>(Object.entries(values)).get(name) === ''
  const found = issues.toReversed().map(({ path, message }) => {
    const name = path.join('.')
    return [name, isEmpty(name) ? 'required' : message] as const
  })
  return {
    ...(values.birthDate > latestAdultBirthDate(new Date()) ? { birthDate: 'notAnAdult' } : {}),
    ...(repeated === values.password ? {} : { repeated: repeated ? 'passwordsDoNotMatch' : 'required' }),
    ...Object.fromEntries(found),
  }
}
