use std::{collections::HashMap,fmt};
#[derive(Debug,Clone)] pub struct Tide<'a>{pub time:&'a str,height:f64}
impl<'a> fmt::Display for Tide<'a>{ fn fmt(&self,f:&mut fmt::Formatter)->fmt::Result{ write!(f,"{} {}",self.time,self.height) } }
fn highest<'a>(tides:&'a [Tide<'a>])->Option<&'a Tide<'a>>{ tides.iter().filter(|t|t.height>1.0).max_by(|a,b|a.height.partial_cmp(&b.height).unwrap()) }
fn main(){ let mut m:HashMap<String,u32>=HashMap::new(); for i in 0..10{ match i{ 0|1=>continue, n if n%2==0=>{ m.insert(n.to_string(),n); } _=>break } } if let Some(x)=m.get("2"){ println!("{}",x); } }
