import type { GuidesPreviewed } from '@app/contract/manifests.contract'
import type { GuideColumns } from '@app/domain'
import { FileInput, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './guides-preview.module.css'

export type GuideFileChoice = { file: File | null; columns: GuideColumns | null }

type Props = {
  choice: GuideFileChoice
  preview: GuidesPreviewed | undefined
  onChange: (choice: GuideFileChoice) => void
}

const NEITHER: GuideColumns = { code: '', childGuideNumber: '' }

/** A carrier's or an agent's file, and which two of its columns say the bundle and its guide. */
export function GuideFileFields({ choice: { file, columns }, preview, onChange }: Props) {
  const { t } = useTranslation('administrator')
  const chosen = columns ?? preview?.columns ?? NEITHER
  const headings = (preview?.headings ?? []).map((heading) => ({ value: heading, label: heading }))
  const choices = [{ value: '', label: t('manifests.guides.chooseColumn'), disabled: true }, ...headings]
  return (
    <>
      <FileInput
        label={t('manifests.guides.fileLabel')}
        description={t('manifests.guides.fileHelp')}
        placeholder={t('manifests.guides.chooseFile')}
        accept=".csv,.txt,.tsv,.xlsx"
        clearable
        clearButtonProps={{ 'aria-label': t('manifests.guides.removeFile') }}
        value={file}
        onChange={(next) => onChange({ file: next, columns: null })}
      />
      {preview ? (
        <div className={styles.columns}>
          {(['code', 'childGuideNumber'] as const).map((name) => (
            <NativeSelect
              key={name}
              label={t(`manifests.guides.columns.${name}`)}
              required
              value={chosen[name]}
              data={choices}
              onChange={({ currentTarget: { value } }) => onChange({ file, columns: { ...chosen, [name]: value } })}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}
