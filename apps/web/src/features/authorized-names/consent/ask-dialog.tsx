import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { Button, CopyButton, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../../api/settled.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../../../ui/dialog/dialog-body.module.css'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useAskForConsent } from './consent.queries.ts'

type Props = { person: AuthorizedName; onClose: () => void }

/** Asks the person themselves: by mail, or by a link that is passed on. */
export function AskDialog({ person, onClose }: Props) {
  const { t } = useTranslation('consents')
  useReturnFocus()
  const ask = useAskForConsent(person.id)
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!ask.isPending) ask.mutate(email.trim() === '' ? {} : { email: email.trim() })
  }
  return (
    <Dialog opened onClose={onClose} title={t('ask.title', { name: person.name })} centered size={480}>
      {ask.data ? (
        <Asked person={person} {...ask.data} onClose={onClose} />
      ) : (
        <form className={styles.body} onSubmit={submit} noValidate>
          <p>{t('ask.sentence')}</p>
          <TextInput
            label={t('ask.email')}
            description={t('ask.emailHelp')}
            type="email"
            inputMode="email"
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {ask.isError && !isSettled(ask.error) ? (
            <p role="alert" className={styles.failure}>
              <Refusal error={ask.error} />
            </p>
          ) : null}
          <div className={styles.buttons}>
            <Button variant="default" onClick={onClose}>
              {t('common:ui.cancel')}
            </Button>
            <Button type="submit" loading={ask.isPending}>
              {email.trim() === '' ? t('ask.makeLink') : t('ask.send')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

type AskedProps = Props & { link: string | null; sentTo: string | null; expiresAt: string }

/** Mailed, or told once to whoever passes it on. */
function Asked({ person, link, sentTo, expiresAt, onClose }: AskedProps) {
  const { t } = useTranslation('consents')
  const format = useFormat()
  const until = format.instant(expiresAt)
  if (!link) {
    return (
      <div className={styles.body}>
        <p>{t('ask.mailed', { email: sentTo, until })}</p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('ask.close')}</Button>
        </div>
      </div>
    )
  }
  const words = t('ask.message', { name: person.name, link })
  const messenger = `https://wa.me/${person.phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(words)}`
  return (
    <div className={styles.body}>
      <p>{t('ask.passOn', { name: person.name })}</p>
      <TextInput
        label={t('ask.link')}
        description={t('ask.until', { until })}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('ask.close')}
        </Button>
        <Button variant="default" component="a" href={messenger} target="_blank" rel="noreferrer">
          {t('ask.whatsapp')}
        </Button>
        <CopyButton value={link} timeout={2_000}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? t('ask.copied') : t('ask.copy')}</Button>}
        </CopyButton>
      </div>
    </div>
  )
}
