import { expect, test } from 'vitest'
import { markdown } from './markdown.ts'

const rendered = (text: string) => markdown(text).map((block) => block.text)

test('headings can be linked to', () => {
  expect(rendered('## Doing a thing once')).toEqual(['<h2 id="doing-a-thing-once">Doing a thing once</h2>'])
})

test('words may be code, strong or a link', () => {
  expect(rendered('A **strong** `code <b>` and\na [link](#there).')).toEqual([
    '<p>A <strong>strong</strong> <code class="word">code &lt;b&gt;</code> and\na <a href="#there">link</a>.</p>',
  ])
})

test('code keeps its blank lines', () => {
  expect(rendered('Before\n\n```\none\n\n<two>\n```\n\nafter')).toEqual([
    '<p>Before</p>',
    '<pre tabindex="0"><code>one\n\n&lt;two&gt;</code></pre>',
    '<p>after</p>',
  ])
})

test('a table is a table', () => {
  expect(rendered('| a | |\n|---|---|\n| `x` | one |')).toEqual([
    '<div class="wide"><table><thead><tr><th>a</th><th></th></tr></thead><tbody>' +
      '<tr><td><code class="word">x</code></td><td>one</td></tr></tbody></table></div>',
  ])
})
