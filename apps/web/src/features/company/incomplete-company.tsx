import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { companyGaps } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useCompany } from './company.queries.ts'

/** For administrators, while nobody can be billed: what the company has not said yet, and where to say it. */
export function IncompleteCompany() {
  const { t } = useTranslation(['refusals', 'company'])
  const { data } = useCompany()
  const gaps = data ? companyGaps(data) : []
  if (gaps.length === 0) return null
  return (
    <Note
      tone="red"
      title={t('refusals:errors.companyIncomplete')}
      action={
        <Button component={Link} to={addressOf(ADMINISTRATOR_PATHS.parameters, { view: 'company' })} variant="default">
          {t('company:complete')}
        </Button>
      }
    >
      <p>{gaps.map((gap) => t(`refusals:because.${gap}`)).join(' ')}</p>
    </Note>
  )
}
