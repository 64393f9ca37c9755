import type { ConsentLink } from '@app/contract/authorized-names.contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextWords } from '../../features/texts/text-words.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useDays } from '../../ui/say/use-days.ts'
import styles from './consent-page.module.css'
import { PublicPage } from './public-page.tsx'
import { useConsentLink } from './use-consent-link.ts'

/** A person without an account answers whether they may be declared in a client's place, and later withdraws here. */
export function ConsentPage() {
  const { t } = useTranslation('consents')
  const asked = useConsentLink()
  const { link, error } = asked
  const title = link ? t(`page.title.${link.state}`) : t('page.title.open')
  useDocumentTitle(title)
  return (
    <PublicPage title={error && !link ? t('page.oldTitle') : title}>
      {link ? <Question {...asked} link={link} /> : null}
      {error && !link ? <p>{t('page.oldSentence')}</p> : null}
      {link || error ? null : <PageLoading />}
    </PublicPage>
  )
}

type Props = ReturnType<typeof useConsentLink> & { link: ConsentLink }

function Question({ link, error, isSending, answer }: Props) {
  const { t, i18n } = useTranslation(['consents', 'texts'])
  const isEnglish = i18n.language === 'en'
  const { tradeName, legalName, ruc, address, phone } = link.text.publisher
  const facts = [legalName || tradeName, ruc ? t('texts:ruc', { ruc }) : '', address, phone].filter(Boolean)
  return (
    <>
      <p>{t(`page.sentence.${link.state}`, { client: link.client.name, company: tradeName, name: link.person.name })}</p>
      <p className={styles.person}>
        <strong>{link.person.name}</strong> · {link.person.identification}
      </p>
      {link.state === 'open' ? <p className={styles.quiet}>{t('page.what')}</p> : null}
      <section className={styles.text} aria-label={t('texts:titles.consignee')}>
        <h2>{t('texts:titles.consignee')}</h2>
        <address className={styles.quiet}>{facts.join(' · ')}</address>
        <TextWords text={isEnglish ? link.text.english : link.text.spanish} language={isEnglish ? 'en' : 'es'} />
        <p className={styles.quiet}>{t('texts:version', { version: link.text.version })}</p>
      </section>
      {error ? (
        <p role="alert" className={styles.failure}>
          <Refusal error={error} />
        </p>
      ) : null}
      <Answers link={link} isSending={isSending} answer={answer} />
    </>
  )
}

function Answers({ link, isSending, answer }: Pick<Props, 'link' | 'isSending' | 'answer'>) {
  const { t } = useTranslation('consents')
  const days = useDays()
  const [isSure, setSure] = useState(false)
  if (link.state === 'open') {
    return (
      <>
        <div className={styles.buttons}>
          <Button size="md" loading={isSending} onClick={() => answer(true)}>
            {t('page.yes')}
          </Button>
          <Button size="md" variant="default" disabled={isSending} onClick={() => answer(false)}>
            {t('page.no')}
          </Button>
        </div>
        <p className={styles.quiet}>{t('page.until', { when: days.instant(link.expiresAt) })}</p>
      </>
    )
  }
  if (link.state !== 'given') return null
  return (
    <div className={styles.buttons}>
      {isSure ? (
        <>
          <Button color="red" loading={isSending} onClick={() => answer(false)}>
            {t('page.withdrawNow')}
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            {t('page.keep')}
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => setSure(true)}>
          {t('page.withdraw')}
        </Button>
      )}
    </div>
  )
}
