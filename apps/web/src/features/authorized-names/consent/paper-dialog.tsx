import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { TEXT_PATHS } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog.tsx'
import { OneFileForm } from '../../../ui/files/one-file-form.tsx'
import { useText } from '../../texts/texts.queries.ts'
import { useKeepConsentPaper } from './consent.queries.ts'

type Props = { person: AuthorizedName; onClose: () => void }

/** What the person signed, as staff have it before them. */
export function PaperDialog({ person, onClose }: Props) {
  const { t } = useTranslation('consents')
  const text = useText('consignee')
  const keep = useKeepConsentPaper(person.id)
  const version = text.data?.version ?? 1
  return (
    <GuardedDialog title={t('paper.title', { name: person.name })} opened onClose={onClose}>
      <OneFileForm
        label={t('paper.file')}
        confirmLabel={t('paper.keep')}
        sending={keep}
        send={(paper, options) => keep.mutateAsync({ version, paper, options })}
        onClose={onClose}
        isReady={text.data !== undefined}
      >
        <p>
          {t('paper.sentence')}{' '}
          <a href={`${TEXT_PATHS.consignee}?version=${version}`} target="_blank" rel="noreferrer">
            {t('paper.text', { version })}
          </a>
        </p>
      </OneFileForm>
    </GuardedDialog>
  )
}
