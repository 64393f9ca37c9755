import type { GivenColumns, Statement } from '@app/contract/fields/statements'
import { FileInput, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useCompanyAccounts } from '../../company/company.queries.ts'
import { ConfirmColumns } from './confirm-columns.tsx'
import { PreviewedLines } from './previewed-lines.tsx'
import styles from './statements.module.css'
import { useImportStatement, usePreviewStatement } from './statements.queries.ts'

type Props = { onClose: () => void; onImported: (statement: Statement) => void }

/** A bank's file: what its columns are is confirmed once per account, and seen each time. */
export function ImportStatementDialog({ onClose, onImported }: Props) {
  const { t } = useTranslation('accounts')
  const banks = (useCompanyAccounts().data ?? []).filter(({ kind }) => kind === 'bank')
  const [chosen, setChosen] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [columns, setColumns] = useState<GivenColumns | null>(null)
  const previewing = usePreviewStatement()
  const importing = useImportStatement()
  const accountId = chosen || (banks[0]?.id ?? '')
  const preview = file ? previewing.data : undefined
  const look = (given: { accountId: string; file: File; columns?: GivenColumns }) => {
    importing.reset()
    previewing.mutate(given, { onSuccess: (seen) => setColumns(seen.columns ?? given.columns ?? null) })
  }
  const changeColumns = (next: GivenColumns) => {
    setColumns(next)
    if (file && next.day && (next.amount !== null || next.credit !== null)) look({ accountId, file, columns: next })
  }
  const submit = async () => {
    if (file && columns) onImported(await importing.mutateAsync({ accountId, file, columns }))
  }
  return (
    <FormDialog
      title={t('statements.import.title')}
      confirmLabel={preview ? t('statements.import.confirm', { count: preview.lineCount }) : t('statements.import.action')}
      isSending={importing.isPending || previewing.isPending}
      error={importing.error ?? previewing.error}
      onSubmit={async (event) => {
        event.preventDefault()
        await submit()
      }}
      onClose={onClose}
      size={720}
      isBlocked={!preview || !columns || preview.lineCount === 0}
    >
      {banks.length === 0 ? <Note tone="neutral">{t('statements.import.noBank')}</Note> : null}
      <NativeSelect
        label={t('payments.columns.account')}
        value={accountId}
        data={banks.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value)
          if (file) look({ accountId: value, file })
        }}
      />
      <FileInput
        label={t('statements.import.file')}
        description={t('statements.import.fileHelp')}
        placeholder={t('statements.import.choose')}
        accept=".csv,.txt,.tsv,.xlsx"
        clearable
        value={file}
        onChange={(next) => {
          setFile(next)
          setColumns(null)
          previewing.reset()
          if (next) look({ accountId, file: next })
        }}
      />
      {preview ? (
        <div className={styles.preview}>
          {preview.isConfirmed ? <p className={styles.quiet}>{t('statements.import.confirmed')}</p> : null}
          <details open={!preview.isConfirmed}>
            <summary>{t('statements.import.columns')}</summary>
            <ConfirmColumns headings={preview.headings} columns={columns} onChange={changeColumns} />
          </details>
          <PreviewedLines preview={preview} />
        </div>
      ) : null}
    </FormDialog>
  )
}
