/** What a running example says to its page. */
export type Said = { readonly type: 'line'; readonly text: string } | { readonly type: 'end' };
