// Child guides as a carrier or an agent sends them.

/** Rows below their headings, separated by semicolons. */
export const aGuideFile = (rows: readonly (readonly [code: string, guide: string])[] = [['BUL-000001', 'H-1']]) => [
  {
    field: 'guides',
    name: 'guias.csv',
    content: new TextEncoder().encode(['Bulto;Guía hija', ...rows.map((row) => row.join(';'))].join('\r\n')),
  },
]
