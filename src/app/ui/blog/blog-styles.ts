/** The styles of the pages of the blog, none of which has a component of its own in the browser. */
export const loadBlogStyles = () => import("../../../styles/blog.css");

export const loadArchiveStyles = () => import("../../../styles/archive.css");
