/** What a seat is called whose person is forgotten. Nobody can call themselves so: a name has a letter or a digit. */
export const NAMELESS = '—';
