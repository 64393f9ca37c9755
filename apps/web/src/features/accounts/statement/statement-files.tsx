import { Button } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { useTranslation } from 'react-i18next'
import { ExportProgress } from '../../../ui/list-tools/list-export.tsx'
import { ExportMenu } from '../../../ui/list-tools/list-export-menu.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import styles from '../accounts.module.css'
import { type Statement, useAccountExport, useAccountPdf } from '../accounts.queries.ts'

type Props = { asked: Omit<Statement, 'page'> }

/** The statement of the same days, all rows of it: as a document, or as a file of cells. */
export function StatementFiles({ asked }: Props) {
  const { t } = useTranslation('accounts')
  const isPhone = useIsPhone()
  const pdf = useAccountPdf()
  const exporting = useAccountExport(asked)
  return (
    <>
      <div className={styles.files}>
        <Button
          variant="default"
          leftSection={<IconFileDownload aria-hidden />}
          loading={pdf.isPending}
          onClick={() => pdf.mutate(asked)}
        >
          {t('statement.pdf')}
        </Button>
        <ExportMenu exporting={exporting} isPhone={isPhone} isWanted={false} />
      </div>
      <ExportProgress exporting={exporting} />
    </>
  )
}
