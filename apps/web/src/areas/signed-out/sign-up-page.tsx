import { signUp } from '@app/contract/endpoints/session'
import { SIGNED_OUT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { go } from '../../session/location.ts'
import { callWithWork } from '../../session/work/call-with-work.ts'
import styles from './form.module.css'
import { PageLink } from './page-link.tsx'
import { SignUpAccess } from './sign-up-access.tsx'
import { forgetDraft, keepDraft, readDraft } from './sign-up-draft.ts'
import { SignUpPerson } from './sign-up-person.tsx'
import { SignUpTexts } from './sign-up-texts.tsx'
import { EMPTY, type SignUpValues } from './sign-up-values.ts'
import { useLightForm } from './use-light-form.ts'
import { type ShownTexts, useShownTexts } from './use-shown-texts.ts'
import { Welcome } from './welcome.tsx'

const loadCheck = () => import('./sign-up-check.ts')
const check = async (values: SignUpValues) => (await loadCheck()).signUpProblems(values)

async function send({ repeated: _repeated, ...person }: SignUpValues, { agreed, showNewer }: ShownTexts) {
  const account = { ...person, language: currentLanguage(), ...(agreed && { agreedTexts: agreed }) }
  await callWithWork(signUp, account).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'textIsNewer') showNewer()
    throw error
  })
  forgetDraft()
  go(SIGNED_OUT_PATHS.signIn, { state: { notice: 'accountCreated', email: person.email } })
}

export function SignUpPage() {
  const { t } = useTranslation('signed-out')
  const initial = { ...EMPTY, ...readDraft() }
  const shown = useShownTexts()
  const form = useLightForm<SignUpValues>({ initial, check, send: (values) => send(values, shown) })
  const { values } = form
  useEffect(() => {
    keepDraft(values)
  }, [values])
  return (
    <Welcome title={t('signUp.title')} sentence={t('signUp.sentence')} wide>
      <form ref={form.form} className={styles.form} onSubmit={form.submit} onFocus={() => void loadCheck()} noValidate>
        <SignUpPerson form={form} />
        <SignUpAccess form={form} />
        <SignUpTexts {...shown} />
        <p role="alert" className={styles.failure}>
          {form.failure}
        </p>
        <Button type="submit" size="md" loading={form.isSending} fullWidth>
          {t('signUp.submit')}
        </Button>
      </form>
      <p className={styles.foot}>
        {t('signUp.hasAccount')} <PageLink to={SIGNED_OUT_PATHS.signIn}>{t('signUp.signIn')}</PageLink>
      </p>
    </Welcome>
  )
}
