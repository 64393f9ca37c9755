import type { PublishedText } from '@app/contract/consents.contract'
import { getText } from '@app/contract/endpoints/consents'
import { TEXT_PATHS } from '@app/contract/paths'
import type { TextKind } from '@app/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { TextWords } from '../../features/texts/text-words.tsx'
import { useSearch } from '../../session/location.ts'
import { CouldNotLoad } from '../../ui/page/could-not-load.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import { useDays } from '../../ui/say/use-days.ts'
import { PublicPage } from './public-page.tsx'
import styles from './text-page.module.css'

/** A text that people agree to, for everybody: the newest version, or the one that the address names. */
export function TextPage({ kind }: { kind: TextKind }) {
  const { t } = useTranslation('texts')
  const version = new URLSearchParams(useSearch()).get('version')
  const { text, error, retry } = usePublishedText(kind, version)
  useDocumentTitle(t(`titles.${kind}`))
  return (
    <PublicPage title={t(`titles.${kind}`)}>
      {text ? <Published text={text} /> : null}
      {error ? <CouldNotLoad error={error} onRetry={retry} /> : null}
      {text || error ? null : <PageLoading />}
    </PublicPage>
  )
}

function Published({ text }: { text: PublishedText }) {
  const { t, i18n } = useTranslation('texts')
  const days = useDays()
  const { spanish, english, version, createdAt } = text
  const isEnglish = i18n.language === 'en'
  return (
    <>
      <Publisher {...text.publisher} />
      <p className={styles.quiet}>{t('versionSince', { version, when: days.instant(createdAt) })}</p>
      <TextWords text={isEnglish ? english : spanish} language={isEnglish ? 'en' : 'es'} />
      <nav className={styles.others} aria-label={t('others')}>
        <a href={TEXT_PATHS.terms}>{t('titles.terms')}</a>
        <a href={TEXT_PATHS.privacy}>{t('titles.privacy')}</a>
        <a href={TEXT_PATHS.consignee}>{t('titles.consignee')}</a>
      </nav>
    </>
  )
}

function Publisher({ tradeName, legalName, ruc, address, phone }: PublishedText['publisher']) {
  const { t } = useTranslation('texts')
  const facts = [legalName, ruc ? t('ruc', { ruc }) : '', address, phone].filter(Boolean)
  return (
    <address className={styles.publisher}>
      <strong>{tradeName}</strong>
      <span>{facts.join(' · ')}</span>
    </address>
  )
}

function usePublishedText(kind: TextKind, version: string | null) {
  const [text, setText] = useState<PublishedText | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const query = version === null ? {} : { version }
    call(getText, { params: { kind }, query }, { signal }).then(setText, (problem) => signal.aborted || setError(problem))
    return () => controller.abort()
  }, [kind, version])
  return { text, error, retry: () => location.reload() }
}
