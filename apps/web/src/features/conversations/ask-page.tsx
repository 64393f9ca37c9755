import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useCompany } from '../company/company.queries.ts'
import { subjectIn, textIn } from './subject.ts'
import styles from './talk.module.css'
import { Talk } from './talk.tsx'

/** Where a client asks whatever they want to know. */
export function AskPage() {
  const { t } = useTranslation('company')
  const { state } = useLocation()
  const { data: company } = useCompany()
  const phone = company?.quitoAddress.phone
  return (
    <Page
      title={t('talk.ask')}
      sentence={
        <span className={styles.contact}>
          {t('talk.sentence', { company: company?.tradeName ?? '' })}
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
        </span>
      }
    >
      <Talk
        clientId={null}
        about={subjectIn(state)}
        begun={textIn(state)}
        empty={<EmptyState icon={IconMessages} title={t('talk.emptyTitle')} sentence={t('talk.emptySentence')} />}
      />
    </Page>
  )
}
